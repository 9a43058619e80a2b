/** What every new password must be, said before it is refused (AU-11). */
export const PASSWORD_HINT =
  '8 to 16 characters, with an upper-case and a lower-case letter, a number and one of @$!%*?&#^';
