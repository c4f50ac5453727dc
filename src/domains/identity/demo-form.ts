/** Where the form for starting the demo goes that works without JavaScript. */
export const demoFormPath = '/demo';
