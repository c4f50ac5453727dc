/** What SMS and push messages say around the sentences of notifications. */
const en = {
  sms: {
    more: 'And {count} more.',
    details: 'Details, or fewer of these:',
  },
  push: { several: '{count, plural, one {# notification} other {# notifications}}' },
};
export default en;
