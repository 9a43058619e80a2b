import { isEmail } from './contact';
import { isLettersAndSpaces } from './names';
import type { FormRules } from './Rule';

/** The form of a person who comes to the door without a registration (TK-9). */
export const walkInRules: FormRules<{ name: string; email: string }> = {
  name: (name) => (isLettersAndSpaces(name.trim()) ? undefined : 'Please enter the name, in letters only.'),
  email: (email) => (isEmail(email.trim()) ? undefined : 'Please enter a valid email.'),
};
