import { z } from '#schema';
import { role } from './account';
import { id } from './text';

/** The reply envelope: status, optional message, data (G-2). */
export const envelope = <Data extends z.ZodMiniType>(data: Data) =>
  z.object({ status: z.literal('SUCCESS'), message: z.optional(z.string()), data });

/**
 * The fields of every page: `number` is the page, from 0. `next` is the cursor of the page behind this one, `after` of
 * its request; it is absent at the end, and in lists without cursors (AP-17).
 */
export const pageFields = {
  status: z.literal('SUCCESS'),
  totalPages: z.int(),
  totalElements: z.int(),
  number: z.int(),
  next: z.optional(z.string()),
};

/** The envelope of a paged list for hosts. */
export const paged = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ ...pageFields, content: z.array(item) });

/** The envelope of a paged list for participants, with its rows under `data`. */
export const pagedData = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ ...pageFields, data: z.array(item) });

/**
 * The error body: stable code, text to show, and error texts by field (G-2). EMAIL_NOT_VERIFIED adds the sign-up
 * draft to confirm and its role.
 */
export const errorBody = z.object({
  status: z.literal('ERROR'),
  code: z.string(),
  message: z.string(),
  errors: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
  draft: z.optional(z.object({ draftId: id(), role })),
  /** With ANSWER_CHANGED: the stored answer. */
  answer: z.optional(z.object({ questionId: id(), selectedOption: z.string(), revision: z.int() })),
  /** With QUIZ_OVER after an attempt: the path of the result. */
  link: z.optional(z.string()),
  /** With PAGE_TOO_DEEP: the last page, from 0, that can be opened by its number. */
  lastPage: z.optional(z.int()),
  requestId: z.optional(z.string()),
});
export type ErrorBody = z.infer<typeof errorBody>;
