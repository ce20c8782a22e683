import { setLogLevel } from 'firebase/firestore/lite';

// The client reports every refusal on the console; these tests expect refusals.
setLogLevel('silent');
