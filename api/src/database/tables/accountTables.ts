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

interface ResetCodes {
  email: string;
  accountId: string | null;
  codeHash: string;
  tries: Defaulted<number>;
  expiresAt: Date;
}

interface ResetTokens {
  tokenHash: string;
  accountId: string;
  expiresAt: Date;
}

export interface AccountTables {
  accounts: Accounts;
  signUpDrafts: SignUpDrafts;
  sessions: Sessions;
  resetCodes: ResetCodes;
  resetTokens: ResetTokens;
}
