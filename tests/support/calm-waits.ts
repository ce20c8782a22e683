/**
 * A wait of Testing Library queries the page after each change. A query takes longer than most
 * changes, so that work in many small visible steps would be slowed down by the wait for its end.
 * After each query, a wait therefore pauses for twice the query's duration.
 */
const RESTS = 2;

const { setTimeout: later, MutationObserver: Observer } = window;

class CalmObserver extends Observer {
  constructor(look: MutationCallback) {
    if (look.name !== 'checkRealTimersCallback') {
      super(look);
      return;
    }
    let isResting = false;
    let isChanged = false;
    const lookNow: MutationCallback = (...changes) => {
      isChanged = isResting;
      if (isResting) return;
      const began = performance.now();
      look(...changes);
      isResting = true;
      later(
        () => {
          isResting = false;
          if (isChanged) lookNow(...changes);
        },
        RESTS * (performance.now() - began),
      );
    };
    super(lookNow);
  }
}

// Test files share the window.
if (Observer.name !== CalmObserver.name) window.MutationObserver = CalmObserver;
