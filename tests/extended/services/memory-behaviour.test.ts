import { openDatabase } from '../../support/database';
import { describeFirestore } from '../../support/memory/behaviour';

openDatabase();
describeFirestore(Number(process.env['FIRESTORE_EMULATOR_HOST']?.split(':')[1]));
