const en = {
  greeting: 'Hello,',
  linkHint: 'If the button does not work, copy this address into your browser:',
  footer:
    'You are receiving this e-mail because you have an account at {brand}. Nobody at {brand} will ever ask for your password.',
  lastFooter: 'This is the last e-mail about your account at {brand}.',
  verifyEmail: {
    subject: 'Confirm your e-mail address',
    text: 'Thank you for creating an account at {brand}. Please confirm that this address is yours, so we can write to you about your account.',
    action: 'Confirm address',
    after: 'The link works once, for 48 hours. If you did not create an account, ignore this e-mail.',
  },
  resetPassword: {
    subject: 'Choose a new password',
    text: 'Someone requested a new password for your account at {brand}. If it was you, choose one now.',
    action: 'Choose a new password',
    after:
      'The link works once, for one hour. If it was not you, ignore this e-mail: your password stays the same.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'The password of your account at {brand} has just been changed, and all other devices were logged out.',
    keyEnded: 'Your API key has stopped working too. If a program uses it, create a new one in the settings.',
    action: 'This was not me',
    after: 'If it was you, you do not need to do anything.',
  },
  emailChanged: {
    subject: 'Your e-mail address was changed',
    text: 'The e-mail address of your account at {brand} has been changed. From now on we write to the new one. If it was you, you do not need to do anything.',
    action: 'This was not me: take my address back',
    after:
      'The link works once, for 7 days. It returns your account to this address, logs out all devices and sends you a link to choose a new password.',
  },
  accountRemoved: {
    subject: 'Your account was deleted',
    text: 'Your account at {brand} and everything stored in it has been deleted.',
    action: 'Visit {brand}',
    after: 'Thank you for being with us.',
  },
  newsletterConfirm: {
    subject: 'Confirm the newsletter',
    text: 'Somebody, probably you, asked for the newsletter of {brand} for this address: once a month, new bond issues, tax dates and what is new.',
    action: 'Confirm',
    after:
      'The link works for {days, plural, one {# day} other {# days}}. If it was not you, ignore this e-mail: without your confirmation nothing more will come.',
    why: 'You are receiving this e-mail because somebody entered this address at {brand}.',
  },
  newsletterKnown: {
    subject: 'You already get the newsletter',
    text: 'Somebody, probably you, asked for the newsletter of {brand} for this address. It is already on the list, so there is nothing to do.',
    leave: 'Unsubscribe',
  },
  contactMessage: {
    subject: 'Message from {name}',
    name: 'Name',
    email: 'E-mail',
    company: 'Company',
    phone: 'Telephone',
    sender: 'Sender',
    action: 'All messages',
    why: 'You are receiving this e-mail because messages of the contact form of {brand} are sent to this address. Answer it, and your answer goes to the sender.',
  },
  accountBlocked: {
    subject: 'Your account is blocked',
    text: 'The operator of {brand} has blocked your account. You are logged out on every device and cannot log in. Your data stays as it is.',
    action: 'Contact us',
    after: 'If you think this is a mistake, write to us.',
  },
};
export default en;
