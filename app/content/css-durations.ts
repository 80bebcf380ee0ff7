import plugin from "tailwindcss/plugin";
import { DIALOG_FADE_MS, LOGOUT_NOTICE_DURATION_MS, TOAST_DURATION_MS } from "./constants";

/** A Tailwind plugin that passes the specification's durations to the style sheet. */
export default plugin(({ addBase }) => {
  addBase({
    ":root": {
      "--toast-duration": `${TOAST_DURATION_MS}ms`,
      "--notice-duration": `${LOGOUT_NOTICE_DURATION_MS}ms`,
      "--dialog-fade": `${DIALOG_FADE_MS}ms`,
    },
  });
});
