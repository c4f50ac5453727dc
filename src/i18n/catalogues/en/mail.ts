const en = {
  greeting: 'Hello,',
  linkHint: 'If the button does not work, copy this address into your browser:',
  footer:
    'You receive this mail because of an account at {brand}. Nobody at {brand} will ever ask for your password.',
  verifyEmail: {
    subject: 'Confirm your e-mail address',
    text: 'Thank you for creating an account at {brand}. Confirm that this address is yours, so that price alerts and reports reach you.',
    action: 'Confirm the address',
    after: 'The link works once and for 48 hours. If you did not create an account, ignore this mail.',
  },
  resetPassword: {
    subject: 'Choose a new password',
    text: 'Somebody asked for a new password for your account at {brand}. If it was you, choose one now.',
    action: 'Choose a new password',
    after:
      'The link works once and for one hour. If it was not you, ignore this mail: your password stays as it is.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'The password of your account at {brand} has just been changed, and all other devices were logged out.',
    action: 'This was not me',
    after: 'If it was you, there is nothing to do.',
  },
  emailChanged: {
    subject: 'Your e-mail address was changed',
    text: 'The e-mail address of your account at {brand} has been changed. From now on we write to the new one. If it was you, there is nothing to do.',
    action: 'This was not me: take my address back',
    after:
      'The link works once and for 7 days. It brings your account back to this address, logs out all devices and sends you a link to choose a new password.',
  },
  accountRemoved: {
    subject: 'Your account was removed',
    text: 'Your account at {brand} and everything stored in it has been removed, as you asked.',
    action: 'Visit {brand}',
    after: 'Thank you for having been with us.',
  },
};
export default en;
