import { sql } from "kysely";

/** Words of a message that cannot wait, in English, Tamil and Tanglish. */
const urgentWords = [
  ...["broke", "broken", "urgent", "urgently", "emergency", "leak", "leaks", "leaking", "stuck"],
  ...["avasaram", "avasarama", "odanju", "udanju", "udainji"],
];

const tamilWords = ["அவசர", "உடைந்", "ஒடிந்", "கசிவு", "கசிகிற"];

/** Regular expressions of PostgreSQL. */
const urgent = `\\m(${urgentWords.join("|")})\\M|${tamilWords.join("|")}`;
const notUrgent = "\\m(not|no)\\s+((so|that|very)\\s+)?urgen";

/** Whether an unanswered message has an urgent word. */
export const isUrgent = sql<boolean>`(status = 'new' and message ~* ${urgent} and message !~* ${notUrgent})`;
