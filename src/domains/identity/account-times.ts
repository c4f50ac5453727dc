/** How long an administrator may look through a user's eyes (rule A-9). */
export const impersonationMinutes = 60;

/** How long the link of a verification mail works (rule A-4). */
export const verificationHours = 48;

/** How long an address can take back an account that was moved away from it (rule A-18). */
export const undoDays = 7;
