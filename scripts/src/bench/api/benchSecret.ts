/** Key of the one-time codes on a bench's server; drills compute codes with it. */
export const BENCH_SECRET = 'a secret for the bench only, of no worth';
