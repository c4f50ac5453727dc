const en = {
  reports: {
    title: 'Reports',
    text: 'Here you will put charts and tables together, share them by link and save them as PDF.',
  },
  propertyReports: {
    title: 'Real estate reports',
    text: 'Here you will see what your properties brought in and how their value changed, ready to share.',
  },
  payment: {
    title: 'Plan and payments',
    text: 'Here you will choose a plan, see what it allows and download your invoices.',
  },
  back: 'Back to the dashboard',
};
export default en;
