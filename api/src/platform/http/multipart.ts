import multipart from '@fastify/multipart';
import { type Endpoint, PICTURE_MAX_BYTES } from '@marquee/shared-contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal, refuse } from './refuse';

/** One file of 5 MB and a few short fields (C8, EV-33). */
const LIMITS = { fileSize: PICTURE_MAX_BYTES, files: 1, fields: 5, fieldSize: 1_000, parts: 6 };

/** Teaches the server to read forms with a file; `requireEncoding` says which calls take one. */
export function acceptMultipart(http: FastifyInstance): void {
  void http.register(multipart, { limits: LIMITS });
}

/** Only calls that say so take a form with a file, and those take nothing else (C8). */
export function requireEncoding({ definition: { encoding } }: Endpoint, request: FastifyRequest): void {
  const isMultipart = /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '');
  if (encoding === 'multipart' && !isMultipart) refuse('MULTIPART_ONLY');
  if (encoding === undefined && isMultipart) refuse('UNSUPPORTED_TYPE');
}

/** The fields and the file of a form by their names, not checked yet. */
export async function readMultipart(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields = new Map<string, unknown>();
  try {
    for await (const part of request.parts()) {
      const value =
        part.type === 'field' ? part.value : new File([new Uint8Array(await part.toBuffer())], part.filename);
      fields.set(part.fieldname, value);
    }
  } catch (error) {
    // Whatever fails here is the form itself: cut off, too large or none at all (C4).
    const { code }: { code?: unknown } = Object(error);
    throw new Refusal(code === 'FST_REQ_FILE_TOO_LARGE' ? 'IMAGE_TOO_LARGE' : 'BAD_REQUEST');
  }
  return Object.fromEntries(fields);
}
