import { startPreload } from '../../data/loader-cache';
import { eventsLoader } from './events.loader';

startPreload(eventsLoader);
