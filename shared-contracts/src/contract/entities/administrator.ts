import { z } from '#schema';
import { ADMINISTRATOR_ROLES } from '../rules/administrators';
import { id, instant } from './text';

/** The role of an administrator decides the allowed calls (HO-19). */
export const administratorRole = z.enum(ADMINISTRATOR_ROLES);

/** A host who manages an event with its owner. The email is '' until the host accepts. */
export const administrator = z.object({
  id: id(),
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  imageUrl: z.string(),
  email: z.string(),
  designation: z.nullable(z.string()),
  organization: z.nullable(z.string()),
  addedAt: instant(),
  accepted: z.boolean(),
  /** Absent in replies of earlier releases. */
  role: z.optional(administratorRole),
});
export type Administrator = z.infer<typeof administrator>;

/** A host without email and phone, as other hosts see them; null for absent details. */
export const listedHost = z.object({
  id: id(),
  firstname: z.string(),
  lastname: z.string(),
  designation: z.nullable(z.string()),
  organization: z.nullable(z.string()),
  imageUrl: z.string(),
});
export type ListedHost = z.infer<typeof listedHost>;
