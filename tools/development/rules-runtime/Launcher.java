import com.google.cloud.datastore.emulator.firestore.CloudFirestore;

/** The main class of the JAR that firebase-tools starts for both emulators. */
public final class Launcher {
  private Launcher() {}

  /** Only the storage rules runtime is started with "serve". */
  public static void main(String[] args) throws Exception {
    if (args.length == 1 && args[0].equals("serve")) {
      StorageRulesRuntime.main(args);
    } else {
      CloudFirestore.main(args);
    }
  }
}
