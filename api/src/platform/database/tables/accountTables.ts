import type { Role } from '@marquee/shared-contracts';
import type { Defaulted } from './Defaulted';

/** What a person tells at sign-up, kept in a draft first and in the account after its code was entered (AU-4). */
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
  /** Boards that others read name this person "Anonymous" (LB-6). */
  anonymous: Defaulted<boolean>;
  state: Defaulted<'ACTIVE' | 'SUSPENDED' | 'DELETED'>;
  createdAt: Date;
  lastLoginAt: Date | null;
}

interface SignUpDrafts extends Person {
  id: string;
  codeHash: string;
  codeExpiresAt: Date;
  codeTries: Defaulted<number>;
  /** Tries that named only the e-mail. */
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

/** Of the release before; nothing is written here any more. */
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
  /** Tries that named only the e-mail. */
  unnamedTries: Defaulted<number>;
  /** Whether a device asked that had logged in to the account before. */
  knownDevice: Defaulted<boolean>;
  expiresAt: Date;
}

interface ResetTokens {
  tokenHash: string;
  accountId: string;
  /** The reset in whose mail the token stands; null for the token of an entered code. */
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
