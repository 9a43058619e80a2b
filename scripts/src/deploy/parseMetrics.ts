/** A metric's labels with the values that were exported. */
export type ExportedLabels = Map<string, Set<string>>;

/** Reads the metrics of Prometheus' text format by name; a histogram has three names. */
export function parseMetrics(text: string): Map<string, ExportedLabels> {
  const metrics = new Map<string, ExportedLabels>();
  for (const line of text.split('\n')) {
    const [, declared] = /^# TYPE (\w+)/.exec(line) ?? [];
    const [, name = declared, labels = ''] = /^(\w+)(?:\{(.*)\})? /.exec(line) ?? [];
    if (name === undefined) continue;
    const known: ExportedLabels = metrics.get(name) ?? new Map();
    metrics.set(name, known);
    for (const [, label = '', value = ''] of labels.matchAll(/(\w+)="([^"]*)"/g))
      known.set(label, (known.get(label) ?? new Set()).add(value));
  }
  return metrics;
}
