import type { Role } from '@marquee/shared-contracts';
import type { Defaulted } from './Defaulted';

/** Sign-up fields, stored in a draft and then in the account once its code was entered (AU-4). */
interface Person {
  email: string;
  role: Role;
  firstname: string;
  lastname: string;
  mobile: string;
  organization: string | null;
  designation: string | null;
  passwordHash: string;
  termsVersion: string | null;
  termsAgreedAt: Date | null;
}

interface Accounts extends Person {
  id: string;
  username: string;
  imageUrl: Defaulted<string>;
  /** Leaderboards show other people "Anonymous" for this person (LB-6). */
  anonymous: Defaulted<boolean>;
  /** Whether the person gets reminders by mail (NT-9). */
  reminderMails: Defaulted<boolean>;
  /** The number of times that the person renewed the secret address of the own calendar (EV-43). */
  calendarRenewals: Defaulted<number>;
  state: Defaulted<'ACTIVE' | 'SUSPENDED' | 'DELETED'>;
  createdAt: Date;
  lastLoginAt: Date | null;
}

interface SignUpDrafts extends Person {
  id: string;
  codeHash: string;
  codeExpiresAt: Date;
  codeTries: Defaulted<number>;
  /** Tries that named only the email. */
  unnamedTries: Defaulted<number>;
  createdAt: Date;
  expiresAt: Date;
}

interface Sessions {
  tokenHash: string;
  accountId: string;
  createdAt: Date;
  expiresAt: Date;
  endsAt: Date;
}

/** Only for the previous release; this release writes nothing here. */
interface ResetCodes {
  email: string;
  accountId: string | null;
  codeHash: string;
  tries: Defaulted<number>;
  expiresAt: Date;
}

interface PasswordResets {
  id: string;
  email: string;
  accountId: string | null;
  codeHash: string;
  tries: Defaulted<number>;
  /** Tries that named only the email. */
  unnamedTries: Defaulted<number>;
  /** Whether the requesting device had logged in to the account before. */
  knownDevice: Defaulted<boolean>;
  expiresAt: Date;
}

interface ResetTokens {
  tokenHash: string;
  accountId: string;
  /** The reset whose mail contains the token; null for the token of an entered code. */
  resetId: Defaulted<string | null>;
  expiresAt: Date;
}

export interface AccountTables {
  accounts: Accounts;
  signUpDrafts: SignUpDrafts;
  sessions: Sessions;
  resetCodes: ResetCodes;
  passwordResets: PasswordResets;
  resetTokens: ResetTokens;
}
