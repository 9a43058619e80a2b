import { z } from '#schema';
import { id, instant } from './text';

/** Somebody registered for an event, as its hosts see this person (HO-1, PR-1). `id` is the account's; `team` its name. */
export const participant = z.object({
  id: id(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  institute: z.string(),
  type: z.string(),
  registeredAt: instant(),
  team: z.nullable(z.string()),
  state: z.enum(['ACTIVE', 'CANCELLED']),
});
export type Participant = z.infer<typeof participant>;
