import { startPreload } from '../../data/loader-cache';
import { eventsLoader } from './events.loader';

startPreload((request) => eventsLoader({ request }));
