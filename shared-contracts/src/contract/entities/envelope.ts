import { z } from '#schema';
import { role } from './account';
import { id } from './text';

/** The one reply envelope: status, perhaps a message, and the data (G-2). */
export const envelope = <Data extends z.ZodMiniType>(data: Data) =>
  z.object({ status: z.literal('SUCCESS'), message: z.optional(z.string()), data });

/** The envelope of a paged list of the host family; `number` is the page, from 0 (NT-3, RG-2). */
export const paged = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({
    status: z.literal('SUCCESS'),
    content: z.array(item),
    totalPages: z.int(),
    totalElements: z.int(),
    number: z.int(),
  });

/** The envelope of a paged list of the participant family, its rows under `data` (RG-2). */
export const pagedData = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({
    status: z.literal('SUCCESS'),
    data: z.array(item),
    totalPages: z.int(),
    totalElements: z.int(),
    number: z.int(),
  });

/**
 * The one error body: a stable code, a text to show, and the refused fields by name (G-2). With EMAIL_NOT_VERIFIED comes
 * the draft whose code is to be entered, and the role whose code screen asks for it (AU-7).
 */
export const errorBody = z.object({
  status: z.literal('ERROR'),
  code: z.string(),
  message: z.string(),
  errors: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
  draft: z.optional(z.object({ draftId: id(), role })),
  requestId: z.optional(z.string()),
});
export type ErrorBody = z.infer<typeof errorBody>;
