import { sql } from "kysely";

/** Words of urgent messages in English and Tanglish. */
const urgentWords = [
  ...["broke", "broken", "urgent", "urgently", "emergency", "leak", "leaks", "leaking", "stuck"],
  ...["avasaram", "avasarama", "odanju", "udanju", "udainji"],
];

const tamilWords = ["அவசர", "உடைந்", "ஒடிந்", "கசிவு", "கசிகிற"];

const urgentPattern = `\\m(${urgentWords.join("|")})\\M|${tamilWords.join("|")}`;
const notUrgentPattern = "\\m(not|no)\\s+((so|that|very)\\s+)?urgen";

/** True for unanswered enquiries with an urgent word. */
export const isUrgent = sql<boolean>`(status = 'new' and message ~* ${urgentPattern} and message !~* ${notUrgentPattern})`;
