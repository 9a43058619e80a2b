/// <reference types="jest" />

/**
 * A warning on the console fails the test: React reports updates outside `act` there, MobX changes outside an action. A test
 * that expects a warning spies on the console: `jest.spyOn(console, 'error')`.
 */
const messages: string[] = [];

for (const level of ['error', 'warn'] as const) {
  console[level] = (...parts: unknown[]) => {
    const text = parts.map((part) => (part instanceof Error ? (part.stack ?? part.message) : String(part)));
    messages.push(`console.${level}: ${text.join(' ')}`);
  };
}

function failOnMessages(): void {
  const printed = messages.splice(0);
  if (printed.length > 0) throw new Error(`Unexpected output on the console:\n${printed.join('\n')}`);
}

afterEach(failOnMessages);
// The second check catches warnings of the last test's clean-up.
afterAll(failOnMessages);
