import { setLogLevel } from 'firebase/firestore/lite';

// The client logs every refusal; these tests expect refusals.
setLogLevel('silent');
