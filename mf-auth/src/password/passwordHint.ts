/** The rules for a new password, shown before it is validated. */
export const PASSWORD_HINT =
  '8 to 16 characters, with an upper-case and a lower-case letter, a number and one of @$!%*?&#^';
