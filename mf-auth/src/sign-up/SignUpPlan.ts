import type { auth, CallInput, FormRules, Role, SignUpSteps } from '@marquee/shared-contracts';
import type { VerificationCode } from '../verification-code/VerificationCode';

export type SignUpField = keyof SignUpSteps;

/** The differences between the two sign-up flows: steps, rules, texts and request body. */
export interface SignUpPlan {
  role: Role;
  rules: FormRules<SignUpSteps>;
  /** The steps in order, without the code screen that follows. */
  steps: readonly { path: string; fields: readonly SignUpField[] }[];
  codePath: string;
  codeTexts: Pick<VerificationCode, 'tooShort' | 'failure' | 'resendFailure'>;
  toBody: (values: SignUpSteps) => CallInput<typeof auth.register>['body'];
  /** Maps the API's fields to the screen's fields where the names differ. */
  screenFields: Readonly<Record<string, SignUpField>>;
  /** The error text for an unreadable reply. */
  failure: string;
  /** Formats an additional toast for a failed sign-up. */
  failureToast?: (reason: string) => string;
}
