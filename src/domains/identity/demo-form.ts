/** Where the form for starting the demo goes that works without JavaScript, and the field of its CSRF token. */
export const demoFormPath = '/demo';
export const formTokenField = '_token';
