const en = {
  payment: {
    title: 'Plan and payments',
    text: 'Here you will choose a plan, see what it allows and download your invoices.',
  },
  back: 'Back to the dashboard',
};
export default en;
