export const smsProviders = ['outbox', 'twilio', 'smsapi'] as const;
export type SmsProvider = (typeof smsProviders)[number];

/** Text messages to phones. What does not work out is a HandoverFailure that says what is known. */
export type Sms = {
  /** Whether messages leave the house; otherwise they are kept in the outbox for the operator. */
  readonly leaves: boolean;
  /** One message to one number (as `phoneNumberOf` writes it), made to fit. */
  send(to: string, text: string): Promise<{ providerId: string }>;
};
