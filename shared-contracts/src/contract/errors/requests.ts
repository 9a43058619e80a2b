export const VALIDATION = { status: 400, message: 'Please correct the marked fields.' } as const;
export const BAD_REQUEST = { status: 400, message: 'The request could not be read.' } as const;
export const PAGE_TOO_DEEP = {
  status: 400,
  message: 'Page numbers end after 20,000 entries. Search or filter to find the others.',
} as const;
export const INVALID_CURSOR = {
  status: 400,
  message: 'This place in the list is unknown. Please start from the first page.',
} as const;
export const NOT_FOUND = { status: 404, message: 'Not found' } as const;
export const IMAGE_TOO_LARGE = {
  status: 413,
  code: 'TOO_LARGE',
  message: 'A picture may have at most 5 MB and 6000 pixels a side.',
} as const;
export const NOT_AN_IMAGE = {
  status: 415,
  code: 'UNSUPPORTED_TYPE',
  message: 'Please choose a JPEG, PNG or WebP picture.',
} as const;
export const MULTIPART_ONLY = {
  status: 415,
  code: 'UNSUPPORTED_TYPE',
  message: 'Only multipart/form-data is accepted here.',
} as const;
export const IMAGE_NOT_STORED = {
  status: 503,
  code: 'UPLOAD_FAILED',
  message: 'Image upload failed',
} as const;
export const TOO_MANY_REQUESTS = {
  status: 429,
  message: 'Too many attempts. Please try again later.',
} as const;
export const TOO_LARGE = { status: 413, message: 'The request is too large.' } as const;
export const UNSUPPORTED_TYPE = { status: 415, message: 'Only JSON is accepted here.' } as const;
export const OVERLOADED = {
  status: 503,
  message: 'We are busy right now. Please try again in a moment.',
} as const;
export const STORAGE_FULL = {
  status: 503,
  message: 'Our storage is full, so nothing can be saved right now. Please try again later.',
} as const;
export const NOT_READY = {
  status: 503,
  message: 'We are starting up or have a problem. Please try again in a moment.',
} as const;
export const INTERNAL = { status: 500, message: 'Something went wrong' } as const;
