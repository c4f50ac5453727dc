/** Ways to a person outside of the product: a phone, and this browser. */
const en = {
  phone: {
    codeText: '{code} is your {brand} code. It works for {minutes} minutes. Never share it.',
    confirmed: 'Confirmed',
    unconfirmed: 'Not confirmed',
    text: 'We send SMS only to a number you have confirmed. You will get a code of six digits at {number}.',
    send: 'Send a code',
    again: 'Send another code',
    sent: 'We sent a code to {number}.',
    uncertain: 'We sent a code to {number}, but cannot tell whether it arrived. Wait a few minutes.',
    code: 'Code from the SMS',
    codeHint: 'It works for 10 minutes.',
    confirm: 'Confirm',
    done: 'Phone number confirmed',
    failed: 'We could not load your phone number',
    title: 'Phone for SMS',
    number: 'Phone number',
    numberHint: 'With the country code, for example +48 600 100 200',
    save: 'Save',
    remove: 'Remove the number',
    removed: 'Phone number removed',
    close: 'Close',
  },
  device: {
    label: 'On this device',
    checking: 'Checking this browser…',
    unsupported:
      'This browser cannot show notifications. On an iPhone or iPad, add this page to the home screen first.',
    denied: 'You have blocked notifications from this page. Allow them in the settings of your browser.',
    off: 'You see notifications even when this page is closed.',
    on: 'You see notifications even when this page is closed.',
    failed: 'Something went wrong. Try again.',
  },
};
export default en;
