/** A hidden field that tells password managers which account the form belongs to. */
export function UsernameField({ email }: { email: string }) {
  return <input hidden readOnly type="text" name="username" autoComplete="username" value={email} />;
}
