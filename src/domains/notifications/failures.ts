/** The message keys of this domain's calls; each has its words in the `common` catalogue under `failure`. */
export const notificationsFailures = [
  'notificationsNotFetched',
  'notificationNotDeleted',
  'quietHoursError',
  'announcementTitleError',
  'announcementPlansError',
  'announcementDaysError',
] as const;

declare module '../../foundation/failure.ts' {
  interface FailureKeys extends Record<(typeof notificationsFailures)[number], true> {}
}
