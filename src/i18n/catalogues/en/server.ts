/** What the server itself says, outside of any page. */
const en = {
  stray: {
    title: '{brand} does not answer here',
    name: 'This installation answers only on the machine it runs on, at http://localhost. You came under another name.',
    proxy:
      'This installation answers only on the machine it runs on. Your request came through a proxy that it was not told about.',
    remedy: 'If you run it, set PUBLIC_URL to the address that people type, and start it again:',
  },
  demoKeepsEmail: 'The demo account keeps its e-mail address. Nothing was changed.',
};
export default en;
