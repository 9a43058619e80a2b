import { links } from '@marquee/shared-contracts';

/** What shows that a person may choose a new password for this e-mail: a token of a right code or of the mailed link. */
export interface ResetProof {
  email: string;
  token: string;
}

/** The proof travels in the fragment, as in the mail: no server and no other site gets it, and a reload keeps it (AU-1). */
export const resetProof = {
  toAddress: ({ token, email }: ResetProof): string =>
    `${links.changePassword()}#${new URLSearchParams({ token, email }).toString()}`,
  parse: (fragment: string): ResetProof | null => {
    const parts = new URLSearchParams(fragment.replace(/^#/, ''));
    const token = parts.get('token') ?? '';
    const email = parts.get('email') ?? '';
    return token === '' || email === '' ? null : { token, email };
  },
};
