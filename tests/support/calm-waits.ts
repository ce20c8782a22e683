/**
 * A wait of Testing Library looks at the page after each change of it. Looking takes longer than most
 * changes, so that work in many small steps, each of which is shown, would be slowed down by whoever waits
 * for its end. After each look such a wait rests for as long as two of them take.
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

// Files of tests share the window.
if (Observer.name !== CalmObserver.name) window.MutationObserver = CalmObserver;
