// Runs in GJS; `gjs.d.ts` says what it uses of it.
// One window of Debian's WebKit for its driver. Unlike WebKit's MiniBrowser it has no bar that keeps it wider than a phone, and it
// prints all that the console says. With --no-scripts pages run none; the driver's own still work.
imports.gi.versions.Gdk = "3.0";
imports.gi.versions.Gtk = "3.0";
imports.gi.versions.WebKit2 = "4.1";
const { Gdk, Gtk, WebKit2 } = imports.gi;

Gtk.init(null);
const folder = ARGV.find((word) => word.startsWith("/"));
const context = new WebKit2.WebContext({
  // A window that keeps nothing on the disk prints nothing of its console.
  website_data_manager: new WebKit2.WebsiteDataManager({
    base_data_directory: folder,
    base_cache_directory: folder,
  }),
});
context.set_automation_allowed(true);
context.set_preferred_languages(["en-IN"]);
context.connect("automation-started", (_context, session) => {
  const info = new WebKit2.ApplicationInfo();
  info.set_name("webkit-window");
  info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version());
  session.set_application_info(info);
  session.connect("create-web-view", openWindow);
});
Gtk.main();

function openWindow() {
  const view = new WebKit2.WebView({
    web_context: context,
    is_controlled_by_automation: true,
    settings: new WebKit2.Settings({
      enable_write_console_messages_to_stdout: true,
      enable_javascript_markup: !ARGV.includes("--no-scripts"),
    }),
  });
  const window = new Gtk.Window({ default_width: 1440, default_height: 900 });
  window.add(view);
  window.show_all();
  // Nothing manages windows on its screen, so it takes the keyboard itself: without it no element looks focused.
  window.get_window().focus(Gdk.CURRENT_TIME);
  view.connect("close", () => window.destroy());
  return view;
}
