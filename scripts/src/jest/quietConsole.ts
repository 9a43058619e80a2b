/// <reference types="jest" />

/**
 * A warning on the console is a failed test: React says there that an update ran outside `act`, MobX that state
 * changed outside an action. A test that expects one spies on the console itself: `jest.spyOn(console, 'error')`.
 */
const complaints: string[] = [];

for (const level of ['error', 'warn'] as const) {
  console[level] = (...parts: unknown[]) => {
    const text = parts.map((part) => (part instanceof Error ? (part.stack ?? part.message) : String(part)));
    complaints.push(`console.${level}: ${text.join(' ')}`);
  };
}

function failOnComplaints(): void {
  const heard = complaints.splice(0);
  if (heard.length > 0) throw new Error(`Unexpected output on the console:\n${heard.join('\n')}`);
}

afterEach(failOnComplaints);
// The second check catches warnings of the last test's clean-up.
afterAll(failOnComplaints);
