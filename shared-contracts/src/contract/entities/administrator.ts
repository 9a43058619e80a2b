import { z } from '#schema';
import { id, instant } from './text';

/** A host who works on an event with its owner, as the event's own hosts see this person (EV-11). The e-mail is '' until the person has accepted. */
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
});
export type Administrator = z.infer<typeof administrator>;

/** A host as other hosts find this person: no e-mail, no phone (HO-4). Null where nothing was told (HO-7). */
export const listedHost = z.object({
  id: id(),
  firstname: z.string(),
  lastname: z.string(),
  designation: z.nullable(z.string()),
  organization: z.nullable(z.string()),
  imageUrl: z.string(),
});
export type ListedHost = z.infer<typeof listedHost>;
