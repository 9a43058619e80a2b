/** The one door to the schema library: its small build, whose unused parts fall away. */
export * as z from 'zod/mini';
