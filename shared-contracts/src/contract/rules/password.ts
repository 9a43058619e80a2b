/** Error text for a weak password at login, sign-up and reset (AU-11). */
export const PASSWORD_MESSAGE =
  'Password must be 8-16 characters, include at least 1 uppercase letter, 1 lowercase letter, 1 number, and 1 special character.';

/**
 * The password rule of every screen and the server (AU-11, AU-12): 8 to 16 code points with a lower-case letter, an
 * upper-case letter, a digit and one of `@$!%*?&#^`.
 */
export function isStrongPassword(text: string): boolean {
  const length = [...text].length;
  return (
    length >= 8 && length <= 16 && [/[a-z]/, /[A-Z]/, /\d/, /[@$!%*?&#^]/].every((part) => part.test(text))
  );
}
