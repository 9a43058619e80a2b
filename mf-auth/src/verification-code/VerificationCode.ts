/** A code that was mailed to somebody, with the calls and texts of its screen. */
export interface VerificationCode {
  email: string;
  /** When it was mailed last, in milliseconds; the countdown to another one goes on over a reload (AU-22). */
  sentAt: number;
  /** Said of fewer than four digits (AU-20). */
  tooShort: string;
  /** Said at once of a right code; a refused one is then a toast too (AU-21). */
  toast?: string;
  /** What is said when the answer gives no reason that can be read (AP-6, AP-7). */
  failure: string;
  resendFailure: string;
  /** Asks whether the code is right; answers how to go on from here. */
  verify: (otp: string) => Promise<() => void | Promise<void>>;
  resend: () => Promise<unknown>;
}
