/** Not for people: tells a password manager which account the form around it is about. */
export function AccountName({ email }: { email: string }) {
  return <input hidden readOnly type="text" name="username" autoComplete="username" value={email} />;
}
