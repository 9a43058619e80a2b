import { makeAutoObservable } from 'mobx';
import type { PointerEvent } from 'react';
import { findDropPosition } from './findDropPosition';

/** How a row shows a drag: as the dragged row, or as the target before or after which it would be dropped. */
export type DragMark = 'dragged' | 'before' | 'after' | undefined;

interface Drag {
  key: string;
  from: number;
  to: number;
}

/** Distance from the window's edges in which a drag scrolls the page, and pixels scrolled per frame. */
const EDGE_PX = 96;
const SCROLL_STEP_PX = 12;

function scrollAtEdge(y: number): void {
  if (y < EDGE_PX) window.scrollBy(0, -SCROLL_STEP_PX);
  else if (y > window.innerHeight - EDGE_PX) window.scrollBy(0, SCROLL_STEP_PX);
}

/**
 * Drags list rows by a handle, with mouse, pen or finger. Rows move only when dropped; Escape or a browser gesture
 * cancels the drag.
 */
export class DragController {
  private drag: Drag | undefined = undefined;
  #y = 0;
  #frame = 0;
  #abortController = new AbortController();
  readonly #rows: () => readonly Element[];
  readonly #onDrop: (key: string, position: number) => void;

  constructor(rows: () => readonly Element[], onDrop: (key: string, position: number) => void) {
    this.#rows = rows;
    this.#onDrop = onDrop;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  getMark(position: number): DragMark {
    if (this.drag === undefined) return undefined;
    const { from, to } = this.drag;
    if (position === from) return 'dragged';
    if (position !== to) return undefined;
    return to < from ? 'before' : 'after';
  }

  start(event: PointerEvent, key: string, from: number): void {
    if (event.button !== 0) return;
    this.stop();
    this.drag = { key, from, to: from };
    this.#y = event.clientY;
    this.#abortController = new AbortController();
    const { signal } = this.#abortController;
    window.addEventListener('pointermove', this.follow, { signal });
    window.addEventListener('pointerup', this.drop, { signal });
    window.addEventListener('pointercancel', this.stop, { signal });
    window.addEventListener('keydown', (pressed) => pressed.key === 'Escape' && this.stop(), { signal });
    this.#frame = requestAnimationFrame(this.scroll);
  }

  /** Cancels the drag without moving the row. */
  stop(): void {
    this.drag = undefined;
    cancelAnimationFrame(this.#frame);
    this.#abortController.abort();
  }

  private follow(event: { clientY: number }): void {
    this.#y = event.clientY;
    this.updateTarget();
  }

  private updateTarget(): void {
    if (this.drag === undefined) return;
    const rows = this.#rows().map((row) => row.getBoundingClientRect());
    this.drag.to = findDropPosition(this.#y, rows, this.drag.from);
  }

  private scroll(): void {
    scrollAtEdge(this.#y);
    this.updateTarget();
    this.#frame = requestAnimationFrame(this.scroll);
  }

  private drop(): void {
    const { drag } = this;
    this.stop();
    if (drag !== undefined && drag.to !== drag.from) this.#onDrop(drag.key, drag.to);
  }
}
