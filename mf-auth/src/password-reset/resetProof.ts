import { links } from '@marquee/shared-contracts';

/** Permits a new password for the email; the token comes from a verified code or from the mailed link. */
export interface ResetProof {
  email: string;
  token: string;
}

/** Reads and writes the proof in the URL fragment, which is never sent to a server and survives a reload (AU-1). */
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
