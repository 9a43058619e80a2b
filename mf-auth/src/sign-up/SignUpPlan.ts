import type { auth, CallInput, FormRules, Role, SignUpSteps } from '@marquee/shared-contracts';
import type { VerificationCode } from '../verification-code/VerificationCode';

export type SignUpField = keyof SignUpSteps;

/** What tells the two sign-up flows apart: their screens, rules, words and what they send. */
export interface SignUpPlan {
  role: Role;
  rules: FormRules<SignUpSteps>;
  /** The form's steps in order; the code screen follows. */
  steps: readonly { path: string; fields: readonly SignUpField[] }[];
  codePath: string;
  codeTexts: Pick<VerificationCode, 'tooShort' | 'failure' | 'resendFailure'>;
  toBody: (values: SignUpSteps) => CallInput<typeof auth.register>['body'];
  /** The screen's field for a refused field on the wire, where they differ. */
  screenFields: Readonly<Record<string, SignUpField>>;
  /** Why signing up failed, when the answer gives no reason that can be read (AP-7). */
  failure: string;
  /** Said at once when signing up failed, beside the reason in the screen. */
  failureToast?: (reason: string) => string;
}
