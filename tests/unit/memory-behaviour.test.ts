import { setLogLevel } from 'firebase/firestore/lite';
import { beforeEach, vi } from 'vitest';
import { describeFirestore } from '../support/memory/behaviour';
import { answer, network } from '../support/memory/network';

setLogLevel('silent');

beforeEach(() => {
  network.clear();
  vi.stubGlobal('fetch', answer);
});

describeFirestore(8080);
