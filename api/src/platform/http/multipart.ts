import multipart from '@fastify/multipart';
import { PICTURE_MAX_BYTES } from '@marquee/shared-contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refuse';

/** One file of 5 MB and a few short fields (C8, EV-33). */
const LIMITS = { fileSize: PICTURE_MAX_BYTES, files: 1, fields: 5, fieldSize: 1_000, parts: 6 };

/** Registers the multipart parser; `requireEncoding` decides which calls accept files. */
export function acceptMultipart(http: FastifyInstance): void {
  void http.register(multipart, { limits: LIMITS });
}

/**
 * The unvalidated fields and file of a form by name.
 * @throws `IMAGE_TOO_LARGE` or `BAD_REQUEST`
 */
export async function readMultipart(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields = new Map<string, unknown>();
  try {
    for await (const part of request.parts()) {
      const value =
        part.type === 'field' ? part.value : new File([new Uint8Array(await part.toBuffer())], part.filename);
      fields.set(part.fieldname, value);
    }
  } catch (error) {
    // Every failure here is the client's form: truncated, too large or missing.
    const { code }: { code?: unknown } = Object(error);
    throw new Refusal(code === 'FST_REQ_FILE_TOO_LARGE' ? 'IMAGE_TOO_LARGE' : 'BAD_REQUEST');
  }
  return Object.fromEntries(fields);
}
