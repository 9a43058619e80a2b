/** A mailed code, with the requests and texts of its screen. */
export interface VerificationCode {
  email: string;
  /** Time of the last mail in epoch milliseconds, so that the countdown survives a reload. */
  sentAt: number;
  /** The error text for fewer than four digits. */
  tooShort: string;
  /** The toast for a correct code; if set, errors are shown as toasts too (AU-21). */
  toast?: string;
  /** The error text for an unreadable reply. */
  failure: string;
  resendFailure: string;
  /** Verifies the code; resolves to the function that proceeds. */
  verify: (otp: string) => Promise<() => void | Promise<void>>;
  resend: () => Promise<unknown>;
}
