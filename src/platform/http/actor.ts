/** Who is calling, resolved once a request. */
export type Actor = {
  userId: string;
  role: 'user' | 'admin';
  via: 'session' | 'apiKey';
  /** Absent for API keys. */
  sessionId: string | null;
  /** The administrator who looks through this user's eyes. */
  impersonatorId: string | null;
  /** Looks at the demo without an account: nothing can be changed. */
  visiting: boolean;
  /** When the session ends by itself, if nothing ends it before. */
  endsAt: Date | null;
  onboarded: boolean;
};
