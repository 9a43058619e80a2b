/** Key of the codes that a bench's server stores; drills write codes by it. */
export const BENCH_SECRET = 'a secret for the bench only, of no worth';
