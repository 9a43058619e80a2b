/** The envelope of a success (G-2). */
export function succeed<Data>(data: Data, message?: string) {
  return { status: 'SUCCESS' as const, data, ...(message !== undefined && { message }) };
}
